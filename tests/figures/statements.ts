import type { RoutePath } from '@elos/studio/seed/data/routes/paths'

/** A text with figures that is no claim, where it stands, and why it may stand there. */
export interface Statement {
  text: string
  on: readonly RoutePath[]
  reason: string
}

const PORTABILITY: RoutePath[] = [
  '/blog/corretora-portabilidade-saude',
  '/blog/regras-portabilidade-plano-saude-2025',
]

/** Every text with figures that is neither a claim nor a setting, a date or a reference. */
export const STATEMENTS: readonly Statement[] = [
  {
    text: '15 anos de confiança',
    on: ['/'],
    reason: 'badge of the home page, in the company’s own words',
  },
  {
    text: '34, 36 e 5',
    on: ['/'],
    reason: 'example in the field for ages of the contact form',
  },
  {
    text: 'das 9h às 18h',
    on: ['/politica-privacidade', '/meus-dados'],
    reason: 'hours of the data protection officer, from the privacy policy, version 2.0',
  },
  {
    text: 'plano de saúde para 56+',
    on: ['/medsenior-saude'],
    reason: 'title as the company specified it; claim-medsenior-idade-titulo records it for review',
  },
  {
    text: 'Para quem tem 49 anos ou mais',
    on: ['/medsenior-saude'],
    reason: 'minimum age of the carrier, which claim-medsenior-idade states in sentences',
  },
  {
    text: 'depois dos 60 anos',
    on: ['/blog'],
    reason: 'summary of an article that states claim-medsenior-sem-reajuste',
  },
  {
    text: '4º dependente',
    on: ['/sulamerica-saude'],
    reason: 'which dependant a discount is for: caption of claim-sulamerica-dependente-4',
  },
  {
    text: '0800 701 9656',
    on: PORTABILITY,
    reason: 'public telephone of the regulator, ANS',
  },
  {
    text: 'Duas pessoas podem contratar o mesmo plano',
    on: ['/blog/contratar-plano-saude-barato-2025'],
    reason: 'an example',
  },
  {
    text: 'vai ao médico duas vezes por ano',
    on: ['/blog/contratar-plano-saude-barato-2025'],
    reason: 'an example',
  },
  {
    text: 'extrato de utilização dos últimos doze meses',
    on: ['/blog/como-economizar-plano-saude'],
    reason: 'how far back a reader should look: advice',
  },
]
