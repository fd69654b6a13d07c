import { counted } from '../../base/counted.ts'
import type { Inspection } from './type.ts'

/** The inspections as text: what to correct and where, with a title for each group and a count at the end. */
export function report(inspections: readonly Inspection[]): string {
  const open = inspections.filter(({ obstacles }) => obstacles.length > 0)
  if (open.length === 0) return 'Nada impede o lançamento.'
  const groups = open.map(({ title, obstacles }) =>
    [
      `${title} (${obstacles.length})`,
      ...obstacles.map(({ what, where }) => `  ✗ ${what}\n    → ${where}`),
    ].join('\n'),
  )
  const count = open.reduce((sum, { obstacles }) => sum + obstacles.length, 0)
  const left = `Antes do lançamento: ${counted(count, 'pendência', 'pendências')}.`
  return [...groups, left].join('\n\n')
}
