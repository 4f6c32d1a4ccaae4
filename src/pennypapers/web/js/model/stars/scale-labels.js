// Where the numbers beside a scale stand: at their values, but never over one another. No DOM.

/**
 * The lowest and the highest number stay where they are, and nought between them makes room.
 * @param {{low: number, high: number}} values `low` is at most 0, `high` more than 0
 * @param {(value: number) => number} y downwards
 * @param {number} apart the least distance of two numbers
 * @returns {{value: number, y: number}[]}
 */
export function scaleLabels({ low, high }, y, apart) {
  const [top, bottom] = [y(high), y(low)];
  const labels = [{ value: high, y: top }];
  if (low < 0) labels.push({ value: low, y: bottom });
  const nought = low < 0 ? Math.min(y(0), bottom - apart) : y(0);
  return [...labels, { value: 0, y: Math.max(nought, top + apart) }];
}
