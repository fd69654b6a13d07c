import type { PartnerFaqSeed } from './type.ts'

/** Questions 11 to 16: the strategic solutions, such as switching carriers. */
export const solutionsFaq: PartnerFaqSeed[] = [
  {
    question: 'O que são as soluções estratégicas?',
    answer:
      'São formas de **melhorar ou baratear o plano que o cliente já tem**, em geral trocando de operadora: portabilidade, mudança de categoria ou passagem para um contrato empresarial. Você as oferece à sua própria carteira.',
    icon: 'lightbulb',
    color: 'accent',
    keywords: ['soluções estratégicas', 'portabilidade', 'troca de operadora'],
    categories: ['solucoes'],
  },
  {
    question: 'Como funciona a implantação de uma solução?',
    answer:
      'Em quatro passos: você nos apresenta o caso, **analisamos o contrato atual**, montamos a proposta e cuidamos dos documentos com a operadora. Você acompanha tudo e é avisado de cada resposta.',
    icon: 'list-checks',
    color: 'primary',
    keywords: ['implantação', 'processo', 'passos', 'documentos'],
    categories: ['processo', 'solucoes'],
  },
  {
    question: 'Que benefícios o meu cliente percebe?',
    answer:
      'Ele pode **pagar menos, ter uma rede melhor ou as duas coisas**, e ganha quem explique o contrato. Para você, é um motivo para voltar a falar com quem já confia no seu trabalho.',
    icon: 'heart',
    color: 'secondary',
    keywords: ['benefícios', 'cliente', 'economia', 'rede'],
    categories: ['solucoes'],
  },
  {
    question: 'O cliente precisa cumprir carência de novo?',
    answer:
      'Depende da solução. **Algumas mantêm a continuidade** e não têm carência nova, como a portabilidade. **Em outras, a carência é reduzida.** Dizemos qual é o caso antes de qualquer mudança.',
    icon: 'calendar-check',
    color: 'primary',
    keywords: ['carência', 'continuidade', 'carência reduzida', 'portabilidade'],
    categories: ['solucoes', 'operadoras'],
  },
  {
    question: 'Como identifico quem pode melhorar de plano?',
    answer:
      'Procure quem **recebeu reajuste alto, mudou de cidade, abriu empresa ou reclama da rede**. No treinamento mostramos as perguntas certas. Se preferir, olhamos a sua carteira juntos.',
    icon: 'magnifying-glass',
    color: 'secondary',
    keywords: ['oportunidade', 'carteira', 'reajuste', 'identificar'],
    categories: ['solucoes', 'suporte'],
  },
  {
    question: 'Todos os clientes são aprovados?',
    answer:
      '**Não podemos garantir.** A maioria dos pedidos é aprovada, mas a decisão é da operadora e depende do contrato e dos documentos. Conferimos os requisitos antes, para evitar uma recusa.',
    icon: 'check-circle',
    color: 'primary',
    keywords: ['aprovação', 'recusa', 'garantia', 'análise'],
    categories: ['processo', 'operadoras'],
  },
]
