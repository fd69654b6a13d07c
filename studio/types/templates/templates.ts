import type { Template } from 'sanity'
import { carrierPrice, monthlyPrice } from '../../base/carrierPrice.ts'
import { today } from '../../base/initialValues.ts'
import { startingTemplates } from './startingModels.ts'

/** Templates for common kinds of claims, with some fields filled in. */
const CLAIM_TEMPLATES: Template[] = [
  {
    id: 'claim-monthly-price',
    title: 'Preço mensal de um plano',
    schemaType: 'claim',
    value: monthlyPrice,
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

/** Every template: Sanity's own, one for each type, and ours. */
export const withTemplates = (templates: Template[]): Template[] => [
  ...templates,
  ...CLAIM_TEMPLATES,
  ...startingTemplates,
  carrierPrice,
]
