import { numberField } from '../../../base/fields/number.ts'

/** The field for how many months the forms that visitors send are stored. */
export const leadFields = (group: string) => [
  numberField({
    name: 'leadRetentionMonths',
    title: 'Guardar por quantos meses',
    description:
      'Cotações e candidaturas mais antigas do que isto são apagadas. Quem é avisado de cada pedido está em “Avisos de pedidos”, abaixo de “Configurações”.',
    min: 1,
    max: 60,
    initialValue: 12,
    group,
  }),
]
