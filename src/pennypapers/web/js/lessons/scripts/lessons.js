// The lessons by adventure; each is loaded when somebody begins it.

/** @type {Record<string, () => Promise<{default: import("../course.js").Lesson}>>} */
export const LESSONS = {
  temple: () => import("./temple.js"),
  island: () => import("./island.js"),
  valley: () => import("./valley.js"),
};
