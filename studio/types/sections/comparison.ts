import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { booleanField } from '../../base/fields/choice.ts'
import { recordsField } from '../../base/fields/list.ts'
import { shortTextField, titleField } from '../../base/fields/section.ts'
import { stringField, textField } from '../../base/fields/text.ts'
import { lookField, sectionKind } from './sectionKind.ts'

/** The lines that a carrier sells, each with the facts in which they differ. */
export const linesField = (description: string) =>
  recordsField({
    name: 'lines',
    title: 'Linhas de planos',
    description,
    optional: true,
    item: 'Linha',
    fields: [
      stringField({
        name: 'name',
        title: 'Nome da linha',
        description: 'Como a operadora escreve. Exemplo: Clássico.',
        max: 60,
      }),
      textField({
        name: 'description',
        title: 'Para quem é',
        description: 'Uma ou duas frases sobre a linha.',
      }),
      recordsField({
        name: 'facts',
        title: 'O que muda',
        description:
          'Os mesmos assuntos em cada linha, como Rede ou Reembolso. Vazio aparece “A confirmar”.',
        optional: true,
        item: 'Assunto',
        max: 6,
        fields: [
          stringField({
            name: 'label',
            title: 'Assunto',
            description: 'Uma ou duas palavras. Exemplo: Reembolso.',
            max: 30,
          }),
          stringField({
            name: 'value',
            title: 'Nesta linha',
            description: 'Poucas palavras. Vazio: “A confirmar”.',
            optional: true,
            max: 60,
          }),
        ],
        preview: { select: { title: 'label', subtitle: 'value' } },
      }),
    ],
    preview: { select: { title: 'name', subtitle: 'description' } },
  })

/** Whether the lines are a scale, which the drawing shows by growing rings. */
export const linesAreAScaleField = booleanField({
  name: 'linesAreAScale',
  title: 'As linhas vão da menor à maior',
  description: 'Marcado, o desenho cresce de uma linha para a outra. Só se um texto o diz.',
  optional: true,
  initialValue: false,
})

/** Points of one side of a comparison. */
export const sideField = (name: string, title: string, description: string) =>
  recordsField({
    name,
    title,
    description,
    optional: true,
    item: 'Ponto',
    max: 8,
    fields: [
      titleField('O ponto em poucas palavras.', 60),
      shortTextField('Uma frase que o explica.'),
    ],
    preview: { select: { title: 'title' } },
  })

/** The title of the side of a comparison that says what is left out. */
const notCoveredTitleField = stringField({
  name: 'notCoveredTitle',
  title: 'Título do que fica de fora',
  description: 'Exemplo: O que pode impedir o pagamento.',
  optional: true,
  max: 60,
})

interface Shown {
  parent?: { look?: string }
  document?: { _type?: string }
}

/** Hides a field that belongs to the other look. A product compares what its plans cover. */
const isNot =
  (look: string) =>
  ({ parent, document }: Shown): boolean =>
    (document?._type === 'product' ? 'covered' : (parent?.look ?? 'lines')) !== look

/** Lines side by side, or what is covered beside what is not. */
export const comparison = sectionKind({
  name: 'comparison',
  title: 'Comparação',
  line: 'Linhas lado a lado, ou o que entra e o que fica de fora.',
  icon: BlockElementIcon,
  fields: [
    lookField('Linhas lado a lado, ou os dois lados de uma cobertura.', {
      lines: 'Linhas',
      covered: 'Cobre e não cobre',
    }),
    { ...linesField('As linhas que se comparam.'), hidden: isNot('lines') },
    // A value of its own would make an empty section one that has to be filled in.
    { ...linesAreAScaleField, initialValue: undefined, hidden: isNot('lines') },
    { ...sideField('covered', 'O que entra', 'O que está coberto.'), hidden: isNot('covered') },
    { ...notCoveredTitleField, hidden: isNot('covered') },
    {
      ...sideField('notCovered', 'O que fica de fora', 'O que não está coberto.'),
      hidden: isNot('covered'),
    },
  ],
})
