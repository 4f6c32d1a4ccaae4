// The few things of Node that the page's tests use; the page itself must not see any of them.

declare module "node:test" {
  type Body = () => void | Promise<void>;
  export function test(name: string, body: Body): void;
  export function describe(name: string, body: () => void): void;
  export function before(body: Body): void;
  export function after(body: Body): void;
  export function beforeEach(body: Body): void;
  export function afterEach(body: Body): void;
  export const mock: { timers: { enable(how: { apis: string[] }): void; tick(milliseconds: number): void; reset(): void } };
  export default test;
}

declare module "node:assert/strict" {
  interface Assert {
    (value: unknown, message?: string): void;
    ok(value: unknown, message?: string): void;
    equal(actual: unknown, expected: unknown, message?: string): void;
    notEqual(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
    notDeepEqual(actual: unknown, expected: unknown, message?: string): void;
    match(actual: string, expected: RegExp, message?: string): void;
    throws(body: () => unknown, expected?: unknown, message?: string): void;
    rejects(promise: Promise<unknown> | (() => Promise<unknown>), expected?: unknown, message?: string): Promise<void>;
    fail(message?: string): never;
  }
  const assert: Assert;
  export default assert;
}

declare module "node:fs" {
  export function readFileSync(path: string | URL, encoding: "utf8"): string;
  export function readdirSync(path: string | URL): string[];
}

declare module "node:crypto" {
  interface Hash {
    update(data: string | Uint8Array, encoding?: string): Hash;
    digest(encoding: "hex"): string;
  }
  export function createHash(algorithm: string): Hash;
  export function createHmac(algorithm: string, key: Uint8Array): Hash;
  export function randomBytes(size: number): Uint8Array;
}
