import { retentionText } from '@elos/content/parts/lead/retention'
import { ClockIcon } from '@sanity/icons/Clock'
import { defineField, defineType } from 'sanity'

/** How long leads are stored, stated within a sentence: '12 meses'. */
export const leadRetention = defineType({
  name: 'leadRetention',
  title: 'Prazo de guarda dos pedidos',
  type: 'object',
  icon: ClockIcon,
  fields: [
    defineField({
      name: 'settings',
      title: 'De onde vem o prazo',
      description: 'De “Guardar por quantos meses”, em “Configurações”: muda lá, muda neste texto.',
      type: 'reference',
      to: [{ type: 'siteSettings' }],
      readOnly: true,
      initialValue: { _ref: 'siteSettings' },
      validation: (rule) => rule.required().error('Apague este prazo do texto e inclua-o de novo.'),
    }),
  ],
  preview: {
    select: { months: 'settings.leadRetentionMonths' },
    prepare: ({ months }: { months?: number }) => ({ title: retentionText(months) }),
  },
})
