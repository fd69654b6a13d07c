import type { OfferSeed } from './plan.ts'

/** The three dental offers, as the family page describes them. */
export const familyOffers: OfferSeed[] = [
  {
    carrier: 'carrier-amil',
    name: 'Amil Dental',
    description: 'Para cuidar dos dentes da casa toda, das crianças aos avós.',
    features: ['Dentista para crianças', 'Urgência', 'Prevenção e restauração'],
  },
  {
    carrier: 'carrier-sulamerica',
    name: 'SulAmérica Odonto',
    description: 'Para quem quer saúde e dentista na mesma operadora.',
    features: ['Prevenção e tratamento', 'Urgência', 'Carteirinha no aplicativo'],
  },
  {
    carrier: 'carrier-bradesco',
    name: 'Bradesco Dental',
    description: 'Para comparar do plano essencial ao que inclui aparelho.',
    features: ['Prevenção e tratamento', 'Opção com ortodontia', 'Inclusão de dependentes'],
  },
]

/** The three dental offers, as the page of the individual plan describes them. */
export const individualOffers: OfferSeed[] = [
  {
    carrier: 'carrier-amil',
    name: 'Amil Dental',
    description: 'Entrada simples, para quem quer cuidar do básico e ter urgência.',
    features: ['Limpeza e prevenção', 'Urgência', 'Contratação simples'],
  },
  {
    carrier: 'carrier-sulamerica',
    name: 'SulAmérica Odonto',
    description: 'Para quem quer saúde e dentista na mesma operadora.',
    features: ['Limpeza e prevenção', 'Carteirinha no celular', 'Urgência'],
  },
  {
    carrier: 'carrier-bradesco',
    name: 'Bradesco Dental',
    description: 'Para comparar do plano essencial ao que inclui aparelho.',
    features: ['Limpeza e prevenção', 'Opção com ortodontia', 'Tratamento de canal'],
  },
]
