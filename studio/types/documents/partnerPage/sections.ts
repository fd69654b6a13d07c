import { listField, recordsField } from '../../../base/fields/list.ts'
import { objectField, sharedField } from '../../../base/fields/object.ts'
import { headingFields } from '../../../base/fields/section.ts'
import { textField } from '../../../base/fields/text.ts'
import { listSection } from '../../fields/listSection.ts'

/** The four steps from sign-up to commission. */
export const howItWorks = objectField({
  name: 'howItWorks',
  title: 'Como funciona',
  group: 'programme',
  description: 'Quatro passos, do cadastro ao pós-venda.',
  fields: [
    ...headingFields(),
    listField({
      name: 'steps',
      title: 'Passos',
      description: 'Na ordem em que acontecem.',
      of: 'feature',
      exactly: 4,
    }),
  ],
})

/** The problems of brokers, and how the company solves them. */
export const specialists = objectField({
  name: 'specialists',
  title: 'Especialistas',
  group: 'programme',
  description: 'Problemas do corretor e a solução de cada um.',
  fields: [
    ...headingFields(),
    recordsField({
      name: 'pairs',
      title: 'Problemas e soluções',
      description: 'Um par por cartão.',
      item: 'Problema e solução',
      fields: [
        textField({
          name: 'problem',
          title: 'Problema',
          description: 'Como o corretor descreveria.',
          rows: 2,
        }),
        sharedField({
          name: 'solution',
          type: 'shortText',
          title: 'Solução',
          description: 'O que a empresa faz.',
        }),
      ],
      preview: { select: { title: 'problem' } },
    }),
  ],
})

/** The advantages for partners. */
export const advantages = objectField({
  name: 'advantages',
  title: 'Vantagens',
  group: 'programme',
  description: 'Seis vantagens de ser parceiro.',
  fields: [
    ...headingFields(),
    listField({
      name: 'items',
      title: 'Vantagens',
      description: 'Da mais importante à menos importante.',
      of: 'feature',
      exactly: 6,
    }),
  ],
})

/** The carriers a partner can sell. */
export const carriers = listSection({
  name: 'carriers',
  title: 'Operadoras parceiras',
  group: 'programme',
  description: 'As operadoras que o parceiro pode vender.',
  of: 'carrier',
  items: 'Operadoras',
})
