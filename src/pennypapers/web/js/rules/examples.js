// Drawn examples of rules, on the front side of each adventure. Legal spaces and reasons are written here as data,
// and a test checks every example against the rules.

/** @typedef {import("../model/notation.js").Space} Space */

/**
 * @typedef {object} RuleExample
 * @property {string} key of its caption, `example-<key>`
 * @property {string} adventure
 * @property {string} marks what is inked
 * @property {readonly [Space, Space]} corners of the part of the sheet that is shown
 * @property {string} [roll]
 * @property {string} [pencil] what is being written with this roll
 * @property {{value: string, spaces: readonly Space[]}} [may] where this value may go
 * @property {readonly Space[]} [before] the spaces filled on the turn before, alone
 * @property {readonly Reason[]} [reasons] the reasons that count
 */

/**
 * A reason of the score: where it lies, what makes it count, what it brings.
 * @typedef {{kind: string, stars: number, spaces: readonly Space[], space?: Space, value?: number}} Reason
 */

/** @type {Readonly<Record<string, readonly RuleExample[]>>} by clause */
export const RULE_EXAMPLES = {
  G7: [{
    key: "G7", adventure: "valley", marks: "d4=5", corners: ["b2", "f6"], roll: "1 2 !", before: ["d4"],
    may: { value: "!", spaces: list("c3 d3 e3 c4 e4 c5 d5 e5") },
  }],
  T2: [{
    key: "T2", adventure: "temple", marks: "c3=4 d4=5 d6=8 e3=! b5=6 e5=2 f3=11 c5=1", corners: ["b3", "f6"], roll: "2 3 5",
    may: { value: "7", spaces: list("c1 d1 e1 c2 e2 b3 c4 e4 a5 f5 g5 a6 b6 c6 e6 f6 g6 b7 c7 e7 f7") },
  }],
  T3: [{
    key: "T3", adventure: "temple", marks: "c3=4 d4=5 d6=8 e3=! b5=6", corners: ["b3", "f6"], roll: "3 D 2",
    may: { value: "5", spaces: list("d2 b4 f4 a7 g7") },
  }],
  T9: [{
    key: "T9", adventure: "temple", marks: "c3=4 d4=5 e4=6 e5=7 d6=8 c5=2 f3=11 b5=5", corners: ["b3", "f6"],
    reasons: [{ kind: "sequence", stars: 5, spaces: list("c3 d4 e4 e5 d6"), value: 4 }],
  }],
  T10: [{
    key: "T10", adventure: "temple", marks: "c4=7 d4=7 e5=7 c5=3 d6=3 e3=12 b3=9", corners: ["b3", "f6"],
    reasons: [{ kind: "group", stars: 3, spaces: list("c4 d4 e5"), value: 7 }],
  }],
  T11: [{
    key: "T11", adventure: "temple", marks: "b3=4 c4=9 d4=! d4x f5=! e5=6", corners: ["b3", "f6"],
    reasons: [
      { kind: "vanquished", stars: 2, space: "d4", spaces: ["c4"], value: 9 },
      { kind: "mummy", stars: -2, space: "f5", spaces: [] },
    ],
  }],
  T14: [{
    key: "T14", adventure: "temple", marks: "c4=4 d4=5 e5=8", corners: ["b3", "f6"], roll: "3 1 !", before: ["e5"],
    may: { value: "!", spaces: list("e4 f5 e6 f6") },
  }],
  I2: [{
    key: "I2", adventure: "island", marks: "c2=4 d3=7 a5=B", corners: ["a1", "f6"], roll: "2 4 1",
    may: { value: "5", spaces: list("d2 e2 b3 c3 e3 b4 d4 e4 b5 b6") },
  }],
  I3: [{
    key: "I3", adventure: "island", marks: "", corners: ["a1", "f6"], roll: "2 4 1",
    may: { value: "3", spaces: list("c2 d2 e2 f2 b3 c3 f3 g3 h3 b4 h4 b5 h5 b6 c6 h6 c7 g7 h7 c8 d8 e8 f8 g8 f9") },
  }],
  I5: [{
    key: "I5", adventure: "island", marks: "c2=4 d3=7", corners: ["a1", "f6"], roll: "2 D 1",
    may: { value: "B", spaces: list("b1 c1 d1 e1 f1 g1 a2 b2 g2 h2 i2 a3 i3 a4 i4 a5 i5 a6 i6 a7 b7 i7 b8 h8 i8 b9 c9 d9 e9 g9 h9 e10 f10 g10") },
  }],
  I9: [{
    key: "I9", adventure: "island", marks: "b5=7 g5=7 d2=7 d9=B d5*7 c3=2 f6=5", corners: ["a1", "i10"],
    reasons: [{ kind: "treasure", stars: 7, space: "d5", spaces: list("b5 g5 d2 d9"), value: 7 }],
  }],
  I14: [{
    key: "I14", adventure: "island", marks: "c3=6 d3=9 d4=! d4x f5=! g5=3 g4=8", corners: ["b2", "h6"],
    reasons: [
      { kind: "overcome", stars: 6, space: "d4", spaces: ["c3"], value: 6 },
      { kind: "danger", stars: -3, space: "f5", spaces: ["g5"], value: 3 },
    ],
  }],
  I15: [{
    key: "I15", adventure: "island", marks: "b5=7 g5=7 d2=7 d8=7 d5=! d5*7", corners: ["a1", "i10"],
    reasons: [{ kind: "lost", stars: 0, space: "d5", spaces: list("b5 g5 d2 d8"), value: 7 }],
  }],
  I19: [{
    key: "I19", adventure: "island", marks: "c2=4 d3=7 c3=2", corners: ["a1", "f6"], roll: "2 4 !", before: ["c3"],
    may: { value: "!", spaces: list("d2 b3 b4 d4") },
  }],
  V3: [{
    key: "V3", adventure: "valley", marks: "c1=3 d2=8 d3=H", corners: ["a1", "f5"], roll: "2 4 1",
    may: { value: "6", spaces: list("d1 e1 b2 c2 e2 c3 e3") },
  }],
  V4: [{
    key: "V4", adventure: "valley", marks: "", corners: ["a1", "f5"], roll: "2 4 1",
    may: { value: "6", spaces: list("c1 d1 e1 b2 c2 e2 f2 g2 a3 b3 g3 a4 g4 h4 a5 b5 h5 b6 g6 h6 b7 c7 d7 f7 g7 d8 e8 f8") },
  }],
  V8: [{
    key: "V8", adventure: "valley", marks: "c3=3 d3=12 e4=5 d4=!", corners: ["b2", "f5"], roll: "5 1 4", pencil: "d4x",
  }],
  V9: [
    {
      key: "V9-forest", adventure: "valley", marks: "c3=2 d3=5 e3=8 c4=1 d4=3 f4=4 forest(c3,d3,e3,c4,d4)", corners: ["b2", "f5"],
      reasons: [{ kind: "forest", stars: 5, spaces: list("c3 d3 e3 c4 d4") }],
    },
    {
      key: "V9-city", adventure: "valley", marks: "c3=4 d3=4 d4=4 e4=4 e3=7 city(c3,d3,d4,e4)", corners: ["b2", "f5"],
      reasons: [{ kind: "city", stars: 6, spaces: list("c3 d3 d4 e4") }],
    },
    {
      key: "V9-mountain", adventure: "valley", marks: "d3=8 e3=6 e4=11 c3=2 c4=5 mountain(d3,e3,e4)", corners: ["b2", "f5"],
      reasons: [{ kind: "mountain", stars: 7, spaces: list("d3 e3 e4") }],
    },
    {
      key: "V9-pyramid", adventure: "valley", marks: "d3=11 c4=10 d4=12 e4=13 c3=5 f3=7 pyramid(d3,c4,d4,e4)", corners: ["b2", "f5"],
      reasons: [{ kind: "pyramid", stars: 15, spaces: list("d3 c4 d4 e4") }],
    },
  ],
  V11: [{
    key: "V11", adventure: "valley", marks: "c4=3 d4=! e5=8 e3=6 b3=! b3x", corners: ["a2", "f5"],
    reasons: [
      { kind: "snake", stars: -8, space: "d4", spaces: ["e5"], value: 8 },
      { kind: "escaped", stars: 0, space: "b3", spaces: [] },
    ],
  }],
  V12: [{
    key: "V12", adventure: "valley", marks: "b4=3 c3=2 d3=5 e3=8 c4=1 d4=H e4=7 forest(c3,d3,e3,b4,c4)", corners: ["a2", "f5"],
    reasons: [{ kind: "hut", stars: 8, space: "d4", spaces: list("c3 d3 e3 c4") }],
  }],
  V15: [{
    key: "V15", adventure: "valley", marks: "c1=3 d2=8 e3=4 d1=5", corners: ["a1", "f5"], roll: "2 4 !", before: ["d2", "e3"],
    may: { value: "!", spaces: list("e1 c2 e2 f2 c3 d3 f3 d4 e4 f4") },
  }],
};

/** @param {string} spaces */
function list(spaces) {
  return spaces.split(" ");
}
