import type { Template } from 'sanity'
import { today } from './initialValues.ts'

/** Claims that are written often, with their form half filled in. */
const claimTemplates: Template[] = [
  {
    id: 'claim-monthly-price',
    title: 'Preço mensal de um plano',
    schemaType: 'claim',
    value: () => ({
      measure: 'preco-mensal',
      kind: 'price',
      qualifier: 'from',
      period: 'month',
      asOf: today(),
    }),
  },
  {
    id: 'claim-deadline',
    title: 'Prazo em dias úteis',
    schemaType: 'claim',
    value: () => ({
      kind: 'duration',
      unit: { singular: 'dia útil', plural: 'dias úteis' },
      asOf: today(),
    }),
  },
]

/** Every template: one per type, as Sanity makes them, and ours. */
export const withTemplates = (templates: Template[]): Template[] => [
  ...templates,
  ...claimTemplates,
]
