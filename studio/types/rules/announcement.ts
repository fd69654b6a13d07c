import type { ANNOUNCEMENT_PLACES } from '@elos/content/parts/announcement/query'
import { textOf } from '@elos/content/parts/stored/value'
import { missing, unchosen } from '../../base/fields/base.ts'
import { type FieldProblem, problemAt } from '../../base/rules/check.ts'
import { checkPeriod, type Period } from './period.ts'

/** An announcement as staff write it. */
export interface Announcement extends Period {
  text?: string
  where?: keyof typeof ANNOUNCEMENT_PLACES
  pages?: readonly unknown[]
}

/** Whether an announcement says anything. One without a text is none. */
export const hasText = ({ text }: { text?: unknown }): boolean => textOf(text) !== ''

/** Whether an announcement stands on chosen pages alone. */
export const isOfChosenPages = ({ where }: { where?: unknown }): boolean => where === 'escolhidas'

/** Check that an announcement ends, after it begins, and stands somewhere. */
export function checkAnnouncement(announcement: Announcement | undefined): FieldProblem[] {
  if (!announcement || !hasText(announcement)) return []
  const { unpublishOn, where, pages = [] } = announcement
  return [
    ...(unpublishOn ? [] : [problemAt('unpublishOn', missing('Tirar do site em'))]),
    ...(where ? [] : [problemAt('where', unchosen('Onde aparece'))]),
    ...(isOfChosenPages(announcement) && pages.length === 0
      ? [problemAt('pages', 'Inclua itens em “Páginas do aviso”.')]
      : []),
    ...checkPeriod(announcement),
  ]
}
