import { ANNOUNCEMENT_PLACES } from '@elos/content/parts/announcement/query'
import { isRecord } from '@elos/content/parts/stored/value'
import { defineField } from 'sanity'
import { choiceField, choicesOf } from '../../../base/fields/choice.ts'
import { dateField, datetimeField } from '../../../base/fields/date.ts'
import { listField } from '../../../base/fields/list.ts'
import type { Condition } from '../../../base/fields/required.ts'
import { stringField } from '../../../base/fields/text.ts'
import { pagesField } from '../../../pages/schema/page.ts'
import {
  type Announcement,
  checkAnnouncement,
  hasText,
  isOfChosenPages,
} from '../../rules/announcement.ts'

type Fields = Readonly<Record<string, unknown>>

/** Makes a condition of the settings from one of their announcement. */
const ofAnnouncement =
  (condition: (announcement: Fields) => boolean): Condition =>
  ({ announcement }) =>
    isRecord(announcement) && condition(announcement)

/** The line above the header, which staff write for some days. An announcement without a text is none. */
export const announcementField = defineField({
  name: 'announcement',
  title: 'Aviso no alto do site',
  group: 'announcement',
  description: 'Uma linha acima do cabeçalho, que entra e sai sozinha. O visitante não a fecha.',
  type: 'object',
  validation: (rule) => rule.custom<Announcement & Fields>(checkAnnouncement),
  fields: [
    stringField({
      name: 'text',
      title: 'Texto do aviso',
      description: 'Uma frase com ponto final. Vazio: não há aviso.',
      optional: true,
      max: 120,
    }),
    listField({
      name: 'links',
      title: 'Link do aviso',
      description: 'Onde se lê mais, depois da frase. No máximo um.',
      of: 'link',
      optional: true,
      max: 1,
    }),
    datetimeField({
      name: 'publishAt',
      title: 'Agendar para',
      description: 'Vazio: aparece assim que for publicado.',
      optional: true,
    }),
    dateField({
      name: 'unpublishOn',
      title: 'Tirar do site em',
      description: 'O primeiro dia sem o aviso: à meia-noite, ele sai sozinho.',
      optional: true,
      requiredIf: ofAnnouncement(hasText),
    }),
    choiceField({
      name: 'where',
      title: 'Onde aparece',
      description: 'O aviso de poucas páginas não é lido nas outras.',
      choices: choicesOf(ANNOUNCEMENT_PLACES),
      radio: true,
      optional: true,
      requiredIf: ofAnnouncement(hasText),
    }),
    pagesField({
      name: 'pages',
      title: 'Páginas do aviso',
      description: 'As páginas em que ele aparece.',
      optional: true,
      requiredIf: ofAnnouncement(
        (announcement) => hasText(announcement) && isOfChosenPages(announcement),
      ),
      hidden: ({ parent }) => !isOfChosenPages(parent ?? {}),
    }),
  ],
})
