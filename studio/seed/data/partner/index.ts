import { type CarrierId, carriersInOrder } from '../carriers/index.ts'
import type { ClaimKey } from '../claims/index.ts'
import type { HeadingSeed, LinkSeed, Notation, StatSeed } from '../content.ts'
import { advantages, howItWorks, specialists } from './sections.ts'
import { story } from './story.ts'

interface Hero {
  badge: string
  title: string
  lead: Notation
  chips: string[]
  button: LinkSeed
  counter: { claim: ClaimKey; text: string }
}

const hero: Hero = {
  badge: 'Programa Exclusivo',
  title: 'Seja Parceiro',
  lead: 'Ofereça planos de saúde e soluções estratégicas aos seus clientes. Nós cuidamos da papelada e do pós-venda, e a comissão é sua.',
  chips: ['Sem burocracia', 'Suporte completo', 'Altas comissões'],
  button: { label: 'Quer Saber Mais?', action: 'partner' },
  counter: { claim: 'comissao-maxima', text: 'de Comissão em cada venda, Pagamento mensal' },
}

const carriers: HeadingSeed & { items: CarrierId[] } = {
  eyebrow: 'Operadoras',
  title: 'As operadoras que você pode oferecer',
  lead: 'Seis nomes conhecidos, com tabelas e apoio em cada um.',
  items: carriersInOrder,
}

const faq: HeadingSeed & { pageSize: number } = {
  eyebrow: 'Perguntas frequentes',
  title: 'O que os corretores perguntam antes de entrar',
  pageSize: 6,
}

interface Closing {
  title: string
  text: Notation
  button: LinkSeed
  stats: StatSeed[]
}

const closing: Closing = {
  title: 'Sua carteira já tem oportunidades. Vamos encontrá-las juntos?',
  text: 'O cadastro é gratuito e leva poucos minutos. Respondemos em {{resposta}}, no horário de atendimento.',
  button: { label: 'Quero Ser Parceiro', action: 'partner' },
  stats: [
    { claim: 'corretora-anos', label: 'anos de mercado' },
    { claim: 'parceiros-ativos', label: 'parceiros ativos' },
    { claim: 'corretora-satisfacao', label: 'de satisfação' },
  ],
}

/** The page that invites brokers to become partners. Its questions are in the order of their own files. */
export const partner = {
  hero,
  story,
  howItWorks,
  specialists,
  advantages,
  carriers,
  faq,
  closing,
}
