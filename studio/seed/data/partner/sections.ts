import type { FeatureSeed, HeadingSeed, Notation } from '../content.ts'

type Steps = HeadingSeed & { steps: FeatureSeed[] }
type Specialists = HeadingSeed & { pairs: { problem: string; solution: Notation }[] }
type Advantages = HeadingSeed & { items: FeatureSeed[] }

export const howItWorks: Steps = {
  eyebrow: 'Como funciona',
  title: 'Do cadastro à comissão em quatro passos',
  lead: 'Você faz o que sabe: conversar com o cliente. O resto é conosco.',
  steps: [
    {
      icon: 'graduation-cap',
      title: 'Cadastro e treinamento gratuitos',
      text: 'Inscreva-se sem custo e aprenda a oferecer planos e portabilidade.',
    },
    {
      icon: 'handshake',
      title: 'Venda para os seus clientes',
      text: 'Ofereça planos de saúde e soluções estratégicas a quem já confia em você.',
    },
    {
      icon: 'hand-coins',
      title: 'Receba a comissão',
      text: 'A comissão é de {{comissao-maxima}} por venda, conforme a operadora e o produto, paga em até {{comissao-prazo}} depois de quitado o boleto.',
    },
    {
      icon: 'lifebuoy',
      title: 'Pós-venda completo',
      text: 'Cuidamos de carteirinhas, dúvidas, inclusões e reajustes, em seu nome.',
    },
  ],
}

export const specialists: Specialists = {
  eyebrow: 'Portabilidade e soluções',
  title: 'Especialistas em resolver o que trava a sua venda',
  lead: 'Há {{corretora-anos}} estudamos contratos, regras e operadoras para que você não precise.',
  pairs: [
    {
      problem: 'Meu cliente teve um reajuste alto e quer cancelar o plano.',
      solution:
        'Buscamos a **portabilidade ou a troca de categoria** que baixa a mensalidade sem perder as carências já cumpridas.',
    },
    {
      problem: 'Não tenho tempo de estudar as regras de cada operadora.',
      solution:
        'Nossa equipe **confere requisitos e documentos** e devolve a você uma resposta simples: dá ou não dá.',
    },
    {
      problem: 'A papelada demora e o cliente desiste no meio.',
      solution:
        'Preenchemos formulários, cobramos prazos e **avisamos cada passo**, para o cliente não ficar no escuro.',
    },
    {
      problem: 'Depois da venda, o cliente me liga para tudo.',
      solution:
        'O **pós-venda é nosso**: segunda via, autorização, inclusão de dependentes. Você fica com a relação.',
    },
  ],
}

export const advantages: Advantages = {
  eyebrow: 'Vantagens',
  title: 'Seis razões para ser parceiro da Elos',
  items: [
    {
      icon: 'lock-simple-open',
      title: 'Sem exclusividade',
      text: 'Trabalhe com quem quiser. A parceria não prende você.',
    },
    {
      icon: 'lightbulb',
      title: 'Especialistas em soluções estratégicas',
      text: 'Gente que entende de portabilidade ao seu lado em cada caso.',
    },
    {
      icon: 'files',
      title: 'A papelada é nossa',
      text: 'Proposta, documentos e acompanhamento ficam com a nossa equipe.',
    },
    {
      icon: 'graduation-cap',
      title: 'Treinamento incluído',
      text: 'Material e orientação para vender com segurança, sem pagar nada.',
    },
    {
      icon: 'hand-coins',
      title: 'Alta comissão',
      text: 'Ganhe {{comissao-maxima}} por venda, conforme a operadora e o produto. Nas renovações também há comissão.',
    },
    {
      icon: 'wallet',
      title: 'Sem custos',
      text: 'Não há taxa para entrar, meta para cumprir nem multa para sair.',
    },
  ],
}
