import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { claimField } from '../../base/fields/reference.ts'
import { stringField } from '../../base/fields/text.ts'
import { describeRow, describeTable, ROW_SELECTION } from '../previews/table.ts'
import { checkCell, checkRows } from '../rules/table.ts'
import { RowsInput } from '../tables/RowsInput.tsx'

const cell = defineArrayMember({
  type: 'object',
  title: 'Célula',
  fields: [
    stringField({
      name: 'text',
      title: 'Texto',
      description: 'Conteúdo da célula, quando não é uma afirmação.',
      optional: true,
    }),
    claimField({ optional: true }),
  ],
  validation: (rule) => rule.custom(checkCell),
  preview: { select: { title: 'text', subtitle: 'claim.title' } },
})

const row = defineArrayMember({
  type: 'object',
  title: 'Linha',
  fields: [
    defineField({
      name: 'cells',
      title: 'Células',
      description: 'Da esquerda para a direita, o mesmo número em todas as linhas.',
      type: 'array',
      of: [cell],
      validation: (rule) => rule.required().min(1).error('Inclua ao menos uma célula na linha.'),
    }),
  ],
  preview: { select: ROW_SELECTION, prepare: describeRow },
})

/** A table of data between paragraphs. Its first row is the header. */
export const dataTable = defineType({
  name: 'dataTable',
  title: 'Tabela',
  type: 'object',
  icon: ThListIcon,
  fields: [
    stringField({
      name: 'caption',
      title: 'Título da tabela',
      description: 'Diz o que a tabela compara; leitores de tela o anunciam antes dos dados.',
      max: 120,
    }),
    defineField({
      name: 'rows',
      title: 'Linhas',
      description: 'A primeira linha é o cabeçalho das colunas.',
      type: 'array',
      of: [row],
      components: { input: RowsInput },
      validation: (rule) => [
        rule.required().error('Inclua as linhas da tabela.'),
        rule.custom(checkRows),
      ],
    }),
  ],
  preview: { select: { caption: 'caption', rows: 'rows' }, prepare: describeTable },
})
