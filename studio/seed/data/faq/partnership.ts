import type { PartnerFaqSeed } from './type.ts'

/** Questions 1 to 10: the partnership itself. */
export const partnershipFaq: PartnerFaqSeed[] = [
  {
    question: 'O cliente continua sendo meu?',
    answer:
      'Sim. **O cliente é seu e continua seu.** Nós cuidamos da proposta, da papelada e do pós-venda, sem oferecer outros produtos por conta própria. Qualquer contato comercial passa por você.',
    icon: 'users',
    color: 'primary',
    keywords: ['cliente', 'carteira', 'propriedade', 'exclusividade do cliente'],
    categories: ['parceria'],
  },
  {
    question: 'Como e quando recebo a comissão?',
    answer:
      'A comissão é de {{comissao-maxima}} por venda, conforme a operadora e o produto. O pagamento é **mensal**, em até {{comissao-prazo}} depois de comprovada a quitação bancária do boleto da operadora. Um exemplo: o seu cliente paga o boleto, o banco confirma, e desse dia conta o prazo do seu pagamento. **Não há valor mínimo** para receber. Peça a tabela: ela diz quanto cada produto paga.',
    icon: 'hand-coins',
    color: 'accent',
    keywords: ['comissão', 'pagamento', 'prazo', 'quitação', 'boleto', 'valor mínimo'],
    categories: ['comissao'],
  },
  {
    question: 'Preciso ter experiência em seguros?',
    answer:
      'Sim. A parceria é **exclusiva para quem já trabalha com seguros**. Não é preciso ter vendido planos de saúde antes: o treinamento está incluído.',
    icon: 'graduation-cap',
    color: 'primary',
    keywords: ['experiência', 'requisito', 'corretor', 'SUSEP', 'treinamento'],
    categories: ['parceria'],
  },
  {
    question: 'Existe contrato de exclusividade?',
    answer:
      '**Não.** Você pode manter as parcerias que já tem e vender por outros canais. Queremos que fique conosco porque vale a pena.',
    icon: 'lock-simple-open',
    color: 'secondary',
    keywords: ['exclusividade', 'contrato', 'liberdade'],
    categories: ['parceria'],
  },
  {
    question: 'Posso escolher com quais operadoras trabalhar?',
    answer:
      'Pode. Você oferece a operadora que **melhor serve ao seu cliente**: Bradesco Saúde, SulAmérica, Amil, Porto Seguro, MedSênior ou Alice. Se quiser, comparamos as opções com você.',
    icon: 'buildings',
    color: 'primary',
    keywords: ['operadoras', 'escolha', 'Bradesco', 'SulAmérica', 'Amil', 'Porto Seguro'],
    categories: ['operadoras'],
  },
  {
    question: 'Vocês fornecem material de vendas?',
    answer:
      'Sim. Você recebe **tabelas, comparativos e mensagens prontas** para enviar ao cliente, além de apoio nas reuniões mais difíceis.',
    icon: 'files',
    color: 'secondary',
    keywords: ['material', 'vendas', 'tabelas', 'apresentação'],
    categories: ['suporte'],
  },
  {
    question: 'Há meta mínima de vendas?',
    answer:
      '**Não há meta.** Venda quando surgir uma oportunidade na sua carteira. Um mês sem vendas não muda nada na parceria.',
    icon: 'target',
    color: 'primary',
    keywords: ['meta', 'mínimo', 'produção'],
    categories: ['parceria', 'comissao'],
  },
  {
    question: 'Pago alguma coisa para cancelar a parceria?',
    answer:
      '**Não.** Entrar não custa nada, e sair também não. As comissões das vendas já feitas seguem as mesmas regras de pagamento.',
    icon: 'x-circle',
    color: 'secondary',
    keywords: ['cancelamento', 'custo', 'multa', 'sair'],
    categories: ['parceria'],
  },
  {
    question: 'Em quanto tempo posso começar a vender?',
    answer:
      'Assim que o cadastro for conferido e você fizer o **treinamento inicial**. O cadastro é gratuito e feito pela internet. Nossa equipe responde em {{resposta}}, no horário de atendimento.',
    icon: 'clock',
    color: 'primary',
    keywords: ['início', 'prazo', 'cadastro', 'começar'],
    categories: ['processo'],
  },
  {
    question: 'Recebo comissão nas renovações?',
    answer:
      'Sim. Enquanto o contrato do seu cliente estiver ativo e for renovado, **há comissão na renovação**, conforme a tabela de cada operadora.',
    icon: 'repeat',
    color: 'accent',
    keywords: ['renovação', 'comissão recorrente', 'vitalício'],
    categories: ['comissao'],
  },
]
