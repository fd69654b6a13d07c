import type { Notation } from '../content.ts'

export interface SiteFaqSeed {
  question: string
  answer: Notation
}

/** The six questions of the home page, in order. */
export const siteFaq: SiteFaqSeed[] = [
  {
    question: 'Quanto custa a ajuda da corretora?',
    answer:
      'Nada. A consultoria é {{corretora-consultoria}} para você. Quem nos paga é a operadora contratada, e, em regra, o preço do plano é o mesmo com ou sem corretora. Veja [como ganhamos dinheiro](/como-ganhamos-dinheiro).',
  },
  {
    question: 'Em quanto tempo vocês respondem?',
    answer:
      'Em {{resposta}}, no horário de atendimento: de segunda a sexta, das 8h às 18h, e aos sábados, das 8h às 12h. No domingo atendemos somente emergências.',
  },
  {
    question: 'Posso trocar de plano sem cumprir carência de novo?',
    answer:
      'Em muitos casos, sim. Chama-se portabilidade: em geral é preciso ter {{portabilidade-individual}} em um plano individual ou {{portabilidade-empresarial}} em um empresarial. Há casos com prazo menor: pergunte mesmo assim. Leia as [regras da portabilidade](/blog/regras-portabilidade-plano-saude-2025) ou peça que a gente confira.',
  },
  {
    question: 'O que é carência e quanto tempo dura?',
    answer:
      'É o tempo entre assinar o contrato e poder usar cada serviço. Para urgência e emergência são {{emergencia-cobertura}}. Para doenças que você já tinha, pode haver uma cobertura parcial por {{cpt-maxima}}, no máximo.',
  },
  {
    question: 'Por que o preço muda com a idade?',
    answer:
      'As mensalidades são divididas em {{faixas-etarias}}, que a operadora informa antes da contratação. Por isso pedimos a idade de cada pessoa: assim a proposta já vem com o valor certo.',
  },
  {
    question: 'Sou MEI. Posso contratar um plano empresarial?',
    answer:
      'Em geral, sim, com o CNPJ ativo, os documentos em dia e pelo menos {{mei-tempo}} de inscrição. Conferimos o seu caso e mostramos as opções na página do [plano empresarial](/plano-empresarial).',
  },
]
