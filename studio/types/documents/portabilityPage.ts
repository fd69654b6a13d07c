import type { TableResult } from '@elos/content/parts/portability/map'
import { TransferIcon } from '@sanity/icons/Transfer'
import { defineType, type SanityDocument } from 'sanity'
import { booleanField } from '../../base/fields/choice.ts'
import { listField, recordsField, stringsField } from '../../base/fields/list.ts'
import { objectField } from '../../base/fields/object.ts'
import { headingFields } from '../../base/fields/section.ts'
import { stringField, textField, urlField } from '../../base/fields/text.ts'
import { PAGE_GROUP, routeField } from '../../pages/schema/page.ts'
import { casesField } from '../portability/cases.ts'
import { checkTable } from '../portability/checkTable.ts'
import { rowsField } from '../portability/rows.ts'
import { sectionField } from '../sections/sectionKind.ts'

/** The label of a question; the answers to choose from are fixed. */
const questionField = (name: string, title: string) =>
  stringField({ name, title, description: 'A pergunta como o visitante a lê.', max: 60 })

/** The page 'Posso levar minha carência?', with the whole table: what is published answers everybody. */
export const portabilityPage = defineType({
  name: 'portabilityPage',
  title: 'Portabilidade',
  type: 'document',
  icon: TransferIcon,
  groups: [
    { name: 'text', title: 'Texto', default: true },
    { name: 'rows', title: 'Respostas' },
    { name: 'norms', title: 'Normas' },
    PAGE_GROUP,
  ],
  fields: [
    ...headingFields('complete').map((field) => ({ ...field, group: 'text' })),
    objectField({
      name: 'questions',
      title: 'Perguntas',
      group: 'text',
      description: 'As seis perguntas. Nenhuma é sobre saúde.',
      fields: [
        questionField('situation', 'Como está o plano'),
        questionField('contract', 'De quando é o contrato'),
        questionField('entry', 'Como entrou'),
        questionField('since', 'Desde quando'),
        questionField('payments', 'Mensalidades'),
        questionField('guide', 'Guia da ANS'),
      ],
    }),
    stringsField({
      name: 'always',
      title: 'Vale em todos os casos',
      group: 'text',
      description: 'As linhas que estão embaixo de toda resposta.',
      max: 6,
    }),
    listField({
      name: 'links',
      title: 'Para onde a resposta leva',
      group: 'text',
      description: 'O primeiro é o botão embaixo da resposta; os outros são links.',
      of: 'link',
      max: 6,
    }),
    sectionField({
      kind: 'waits',
      name: 'waits',
      title: 'Prazos',
      group: 'text',
      description: 'Quanto espera quem não leva a carência.',
    }),
    rowsField,
    recordsField({
      name: 'openPoints',
      title: 'O que falta confirmar',
      group: 'rows',
      description: 'Linhas que só aparecem em alguns casos.',
      item: 'Linha',
      fields: [
        textField({
          name: 'text',
          title: 'Texto',
          description: 'O que falta confirmar, e onde.',
          max: 200,
        }),
        casesField('Quando a linha aparece.'),
      ],
      preview: { select: { title: 'text' } },
    }),
    recordsField({
      name: 'norms',
      title: 'Normas',
      group: 'norms',
      description: 'As normas em que as respostas se apoiam.',
      item: 'Norma',
      fields: [
        stringField({
          name: 'name',
          title: 'Nome',
          description: 'Como se cita. Exemplo: RN 438/2018.',
        }),
        urlField({
          name: 'url',
          title: 'Endereço',
          description: 'Página em que o visitante pode lê-la.',
          optional: true,
        }),
        booleanField({
          name: 'isChanging',
          title: 'Em mudança',
          description:
            'Ligue quando uma mudança foi anunciada: as respostas que a citam passam a “Pode ser que sim: confirmamos com você”.',
          initialValue: false,
          optional: true,
        }),
      ],
      preview: {
        select: { title: 'name', isChanging: 'isChanging' },
        prepare: ({ title, isChanging }) => ({ title, subtitle: isChanging ? 'em mudança' : '' }),
      },
    }),
    routeField(),
  ],
  validation: (rule) => rule.custom<SanityDocument & TableResult>(checkTable),
  preview: { prepare: () => ({ title: 'Portabilidade' }) },
})
