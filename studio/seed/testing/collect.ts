/** The results of `pick` for every object and array in a value, the value itself included. */
export function collect<Found>(
  value: unknown,
  pick: (value: object) => Found | undefined,
): Found[] {
  if (!value || typeof value !== 'object') return []
  const found = pick(value)
  const inside = Object.values(value).flatMap((child) => collect(child, pick))
  return found === undefined ? inside : [found, ...inside]
}
