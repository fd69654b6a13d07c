import type { HeadingSeed, LinkSeed, Notation } from '../content.ts'
import type { PlanId } from '../plans/index.ts'
import { chatMessages } from '../settings/chatMessages.ts'

type Services = HeadingSeed & {
  cards: { plan: PlanId; text: string; main: boolean }[]
  portability: { title: string; text: Notation; link: LinkSeed }
}

export const services: Services = {
  eyebrow: 'Nossos serviços',
  title: 'Um caminho para cada momento da vida',
  lead: 'Conte quem vai usar o plano. O resto da procura fica conosco.',
  cards: [
    {
      plan: 'plan-empresarial',
      text: 'Saúde e odontologia para sócios e equipe, do MEI à empresa grande. Comparamos seis operadoras e cuidamos das movimentações.',
      main: true,
    },
    {
      plan: 'plan-senior',
      text: 'Para a maturidade: prevenção, médicos que escutam e contrato explicado com calma.',
      main: false,
    },
    {
      plan: 'plan-familiar',
      text: 'Plano odontológico para a casa inteira, com dentista de criança e ortodontia.',
      main: false,
    },
    {
      plan: 'plan-individual',
      text: 'Plano odontológico só para você, simples de contratar e de usar.',
      main: false,
    },
  ],
  portability: {
    title: 'Já tem plano? Troque sem recomeçar a carência',
    text: 'Quem está há {{portabilidade-individual}} em um plano individual, ou há {{portabilidade-empresarial}} em um empresarial, pode pedir a portabilidade. Está quase lá? Pergunte mesmo assim: conferimos o seu caso e cuidamos dos papéis.',
    link: {
      label: 'Quero fazer a portabilidade',
      action: 'chat',
      message: chatMessages.portability,
    },
  },
}
