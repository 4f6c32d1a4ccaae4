// Texts by keys in IndexedDB, as the store of the game asks for them; see worker/store/key_values.py. Everything goes in
// and out as JSON, as it comes from Python.

const STORE = "texts";
/** Comes after every key with the same beginning. */
const LAST = "\uffff";

/** @typedef {{expected: Record<string, string | null>, values: Record<string, string | null>, forget: string[]}} Write */

export class KeyValues {
  #database;
  #tabs;

  /** @param {IDBDatabase} database @param {BroadcastChannel} tabs */
  constructor(database, tabs) {
    this.#database = database;
    this.#tabs = tabs;
    database.onversionchange = () => database.close();
  }

  /** @param {string} name of the database, and of the channel between tabs @returns {Promise<KeyValues>} */
  static open(name) {
    return new Promise((done, refuse) => {
      const asked = indexedDB.open(name, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
      asked.onsuccess = () => done(new KeyValues(asked.result, new BroadcastChannel(name)));
      asked.onerror = () => refuse(asked.error);
    });
  }

  /** @param {string} keys a list of keys @returns {Promise<string>} their values, null where there is none */
  read(keys) {
    return this.#do("readonly", (texts, done) => {
      /** @type {(string | null)[]} */
      const found = [];
      for (const [at, key] of JSON.parse(keys).entries()) texts.get(key).onsuccess = (event) => (found[at] = resultOf(event) ?? null);
      done(() => found);
    });
  }

  /** @param {string} asked `prefix` and `after` @returns {Promise<string>} keys and values, in order */
  under(asked) {
    const { prefix, after } = JSON.parse(asked);
    return this.#do("readonly", (texts, done) => {
      const range = after > prefix ? IDBKeyRange.bound(after, prefix + LAST, true, true) : IDBKeyRange.bound(prefix, prefix + LAST, false, true);
      const keys = texts.getAllKeys(range);
      const values = texts.getAll(range);
      done(() => keys.result.map((key, at) => [key, values.result[at]]));
    });
  }

  /** @param {string} wish a `Write` @returns {Promise<string>} whether the expected values were there, so that it was written */
  write(wish) {
    /** @type {Write} */
    const { expected, values, forget } = JSON.parse(wish);
    const asked = Object.entries(expected);
    return this.#do("readwrite", (texts, done) => {
      let left = asked.length;
      let isExpected = true;
      const put = () => {
        if (!isExpected) return;
        for (const prefix of forget) texts.delete(IDBKeyRange.bound(prefix, prefix + LAST, false, true));
        for (const [key, value] of Object.entries(values)) value === null ? texts.delete(key) : texts.put(value, key);
      };
      for (const [key, value] of asked) {
        texts.get(key).onsuccess = (event) => {
          isExpected &&= (resultOf(event) ?? null) === value;
          if (--left === 0) put();
        };
      }
      if (!asked.length) put();
      done(() => isExpected);
    });
  }

  /** Tell all other tabs. @param {string} text */
  tell(text) {
    this.#tabs.postMessage(text);
  }

  /** @param {(text: string) => void} hear */
  listen(hear) {
    this.#tabs.onmessage = ({ data }) => hear(data);
  }

  close() {
    this.#tabs.close();
    this.#database.close();
  }

  /**
   * Something in one transaction; what `done` is given makes the result when it is over. A failure is a result too, as
   * Python cannot tell one error of JavaScript from another.
   * @param {IDBTransactionMode} mode
   * @param {(texts: IDBObjectStore, done: (result: () => unknown) => void) => void} work
   * @returns {Promise<string>}
   */
  #do(mode, work) {
    return new Promise((answer) => {
      /** @param {unknown} error */
      const fail = (error) => answer(JSON.stringify({ failed: error instanceof DOMException ? `${error.name}: ${error.message}` : String(error) }));
      try {
        // What was announced is on the disk, also if the battery is empty the next moment.
        const transaction = this.#database.transaction(STORE, mode, { durability: "strict" });
        /** @type {() => unknown} */
        let result = () => null;
        transaction.oncomplete = () => answer(JSON.stringify({ done: result() }));
        transaction.onabort = () => fail(transaction.error);
        work(transaction.objectStore(STORE), (made) => (result = made));
      } catch (error) {
        fail(error);
      }
    });
  }
}

/** @param {Event} event @returns {any} */
function resultOf(event) {
  return /** @type {IDBRequest} */ (event.target).result;
}
