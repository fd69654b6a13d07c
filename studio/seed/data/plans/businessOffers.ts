import type { OfferSeed } from './plan.ts'

/** All six carriers: the business page compares everything the broker sells. */
export const businessOffers: OfferSeed[] = [
  {
    carrier: 'carrier-bradesco',
    name: 'Bradesco Saúde',
    description: 'Para equipes em mais de uma cidade.',
    features: ['Rede nacional', 'Desconto em farmácias', 'Odontologia opcional'],
  },
  {
    carrier: 'carrier-sulamerica',
    name: 'SulAmérica',
    description: 'Reembolso pelo aplicativo e linhas para diferentes orçamentos.',
    features: ['Reembolso digital', 'Telemedicina', 'Desconto por dependente'],
  },
  {
    carrier: 'carrier-amil',
    name: 'Amil',
    description: 'Preço de entrada baixo e opções que sobem com a empresa.',
    features: ['Três linhas de planos', 'Com ou sem coparticipação', 'Amil Dental opcional'],
  },
  {
    carrier: 'carrier-porto-seguro',
    name: 'Porto Seguro',
    description: 'Cinco categorias de rede, do MEI à empresa maior.',
    features: ['Aceita MEI', 'De Cristal a Diamante', 'Rede por categoria'],
  },
  {
    carrier: 'carrier-medsenior',
    name: 'MedSênior',
    description: 'Para sócios e funcionários mais experientes.',
    features: ['Foco na maturidade', 'Sem idade máxima', 'Linha Empresarial'],
  },
  {
    carrier: 'carrier-alice',
    name: 'Alice',
    description: 'Plano digital para equipes que resolvem a vida pelo celular.',
    features: ['Tudo pelo celular', 'Programas de bem-estar', 'Orientação dia e noite'],
  },
]
