import { counted } from '../../base/counted.ts'
import type { Inspection } from './type.ts'

/** Whether an inspection has found something that a launch has to wait for. */
export const isBlocking = ({ obstacles, isReminder }: Inspection): boolean =>
  obstacles.length > 0 && !isReminder

/** The inspections as text: what to correct and where, with a title for each group and a count at the end. */
export function report(inspections: readonly Inspection[]): string {
  const groups = inspections
    .filter(({ obstacles }) => obstacles.length > 0)
    .map(({ title, obstacles, isReminder }) =>
      [
        `${title} (${obstacles.length})`,
        ...obstacles.map(
          ({ what, where }) => `  ${isReminder ? '?' : '✗'} ${what}\n    → ${where}`,
        ),
      ].join('\n'),
    )
  const count = inspections.filter(isBlocking).reduce((sum, each) => sum + each.obstacles.length, 0)
  const left =
    count > 0
      ? `Antes do lançamento: ${counted(count, 'pendência', 'pendências')}.`
      : 'Nada impede o lançamento.'
  return [...groups, left].join('\n\n')
}
