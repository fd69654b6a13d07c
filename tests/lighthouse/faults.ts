import type { Result } from 'lighthouse'

/** The categories of a result below 100, each with the audits that it lost points by. */
export function faults({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .filter(({ score }) => score !== 1)
    .map(({ title, score, auditRefs }) => {
      const lost = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      return `${title} ${Math.round((score ?? 0) * 100)}: ${lost.map(({ id }) => id).join(', ')}`
    })
}
