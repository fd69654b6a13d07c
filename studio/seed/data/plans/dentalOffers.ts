import type { OfferSeed } from './plan.ts'

/** The three dental offers, as the family page describes them. */
export const familyOffers: OfferSeed[] = [
  {
    carrier: 'carrier-amil',
    name: 'Amil Dental',
    description: 'Boa rede de dentistas e desconto para famílias maiores.',
    features: ['Dentista para crianças', 'Urgência', 'Prevenção e restauração'],
  },
  {
    carrier: 'carrier-sulamerica',
    name: 'SulAmérica Odonto',
    description: 'Rede nacional e reembolso para manter o dentista da família.',
    features: ['Rede nacional', 'Reembolso em planos maiores', 'Aplicativo com carteirinha'],
  },
  {
    carrier: 'carrier-bradesco',
    name: 'Bradesco Dental',
    description: 'Muitas opções de consultório, inclusive em cidades menores.',
    features: ['Rede ampla', 'Opção com ortodontia', 'Inclusão de dependentes'],
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
    description: 'Para quem viaja e quer encontrar dentista em outra cidade.',
    features: ['Rede nacional', 'Carteirinha no celular', 'Opção com prótese'],
  },
  {
    carrier: 'carrier-bradesco',
    name: 'Bradesco Dental',
    description: 'Consultórios em muitos bairros e planos com mais procedimentos.',
    features: ['Rede ampla', 'Opção com ortodontia', 'Tratamento de canal'],
  },
]
