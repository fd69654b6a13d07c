import type { Reach, ReviewRule, Severity } from '@elos/content/review/type'

/** The title of each group of findings, and why they are listed. */
export const RULE_LABELS: Record<ReviewRule, { title: string; why: string }> = {
  claimExpired: {
    title: 'Afirmações vencidas',
    why: 'O último dia de validade já passou.',
  },
  claimContradicting: {
    title: 'Afirmações que se contradizem',
    why: 'Mesmo assunto e mesma medida, com valores diferentes.',
  },
  claimAgainstRule: {
    title: 'Afirmações que uma regra contradiz',
    why: 'A ANS, a LGPD ou outra norma diz algo diferente do que o site afirma.',
  },
  measureUnlisted: {
    title: 'Medidas fora da lista',
    why: 'Com outras palavras, ninguém vê que duas afirmações se contradizem.',
  },
  factUnsourced: {
    title: 'Respostas sem documento',
    why: 'Um “Sim” ou um “Não” sem fonte e sem dia aparece no site como “a confirmar”.',
  },
  factContradicting: {
    title: 'Respostas que algo contradiz',
    why: 'Uma afirmação, uma linha da operadora ou um plano diz outra coisa.',
  },
  factAgainstLaw: {
    title: 'Respostas que a lei não permite',
    why: 'Ninguém pode ser recusado pela idade ou por uma doença.',
  },
  figureTyped: {
    title: 'Valores digitados à mão',
    why: 'Preços, porcentagens e prazos escritos no texto não mudam com as afirmações.',
  },
  countTyped: {
    title: 'Quantidades que não batem com a lista',
    why: 'O texto diz um número de operadoras, planos ou artigos, e o site mostra outro.',
  },
  promisePast: {
    title: 'Promessas com a data vencida',
    why: 'O texto promete algo até um dia que já passou.',
  },
  sectionHidden: {
    title: 'Seções que não aparecem no site',
    why: 'Quem montou a página conta com elas, e o visitante não as vê.',
  },
  linkDead: {
    title: 'Links para endereços que não abrem',
    why: 'Quem clica neles chega a uma página de erro de outro site.',
  },
  linkLost: {
    title: 'Links para páginas fora do ar',
    why: 'O site mostra as palavras sem o link, até a página voltar.',
  },
  linkWrapped: {
    title: 'Links que passam por outro serviço',
    why: 'Programas de e-mail põem neles o endereço de quem copiou, e um dia eles deixam de abrir.',
  },
  markTyped: {
    title: 'Sinais no lugar de formatos',
    why: 'Asteriscos e colchetes de outro programa aparecem assim na página.',
  },
  placeholder: {
    title: 'Textos provisórios',
    why: 'Exemplos, rascunhos e lacunas que não podem ir ao público.',
  },
  testimonialUnauthorized: {
    title: 'Depoimentos sem autorização',
    why: 'O nome e as palavras de uma pessoa só vão ao público com a autorização dela registrada.',
  },
  uploadUnfinished: {
    title: 'Envios que não terminaram',
    why: 'A página foi fechada, ou a conexão caiu, antes de o arquivo chegar.',
  },
  altMissing: {
    title: 'Imagens sem descrição',
    why: 'Quem usa leitor de tela não sabe o que elas mostram.',
  },
  searchMissing: {
    title: 'Páginas sem título ou descrição',
    why: 'Buscadores e cartões ficam sem o que mostrar.',
  },
  claimExpiring: {
    title: 'Afirmações que vencem em 30 dias',
    why: 'Renove antes que o site deixe de mostrá-las.',
  },
  priceAging: {
    title: 'Preços que envelhecem',
    why: 'Sem último dia, um preço vale um ano como foi conferido. Depois, o site pede que o visitante confirme o valor.',
  },
  factOld: {
    title: 'Respostas a reconfirmar',
    why: 'Passaram do prazo: o site mostra o dia e diz “a reconfirmar”.',
  },
  factUnknown: {
    title: 'Perguntas que faltam às operadoras',
    why: 'O site diz “a confirmar”. As perguntas estão prontas para copiar na aba “Respostas”.',
  },
  factAsked: {
    title: 'Perguntas sem resposta há mais de 15 dias',
    why: 'O site diz em que dia perguntamos: pergunte de novo.',
  },
  holidaysEnding: {
    title: 'Lista de feriados no fim',
    why: 'Depois do último dia da lista, o site promete resposta também em feriados.',
  },
  claimChanging: {
    title: 'Preços e afirmações que mudam em 30 dias',
    why: 'O site troca sozinho no dia: confirme antes o próximo valor.',
  },
  pageLeaving: {
    title: 'Páginas que saem do site',
    why: 'Links para elas deixam de funcionar, e o que já saiu pode ser excluído.',
  },
  linkEarly: {
    title: 'Links para páginas que ainda não entraram no site',
    why: 'Até o dia da página, quem clica vê “página não encontrada”.',
  },
  claimEndingFirst: {
    title: 'Afirmações que vencem antes da página',
    why: 'Uma campanha sem o preço dela não diz mais o que promete.',
  },
  promiseDiffering: {
    title: 'Prazos que não são os da página',
    why: 'O texto promete até um dia, e a página, ou o aviso, sai em outro.',
  },
  sourceUndated: {
    title: 'Fontes sem data no texto',
    why: 'Quem lê não sabe de quando é o que a fonte diz.',
  },
  linkWithoutPart: {
    title: 'Links para partes que a página não tem',
    why: 'Quem clica chega ao alto da página, e não ao que o link promete.',
  },
  claimChanged: {
    title: 'Próximos valores que já valem',
    why: 'O site já os mostra. Um clique arruma a ficha.',
  },
  claimUnsourced: {
    title: 'Afirmações sem fonte',
    why: 'Ninguém consegue conferir o que não tem origem.',
  },
  servicePromised: {
    title: 'Serviços que o texto promete',
    why: 'Quem lê conta com eles: confirme com quem os faz que alguém sempre cumpre.',
  },
  sourceVague: {
    title: 'Fontes que ninguém pode conferir',
    why: 'Uma fonte é um nome, um endereço onde se lê e o dia da conferência. “Corretora” sozinha não é fonte.',
  },
  priceIncomplete: {
    title: 'Preços incompletos',
    why: 'Um preço diz de quem é, para quem vale e até quando.',
  },
  searchRepeated: {
    title: 'Títulos e descrições repetidos',
    why: 'Buscadores não sabem qual das páginas mostrar.',
  },
  titleVague: {
    title: 'Títulos que não dizem nada',
    why: 'Quem procura não sabe o que vai encontrar.',
  },
  searchLength: {
    title: 'Títulos e descrições fora do tamanho',
    why: 'Buscadores cortam o que passa do limite.',
  },
  textUnchecked: {
    title: 'Textos a conferir',
    why: 'Foram escritos por quem fez o site. Quem conhece o produto, ou a norma, ainda não leu.',
  },
  claimUpcoming: {
    title: 'Afirmações que ainda não valem',
    why: 'O primeiro dia de validade ainda não chegou.',
  },
  textOld: {
    title: 'Textos conferidos há mais de um ano',
    why: 'Textos envelhecem: confira e atualize a data.',
  },
  claimOld: {
    title: 'Afirmações conferidas há mais de um ano',
    why: 'Comece pelas que mais visitantes veem: confira na fonte e atualize a data.',
  },
}

/** The names of the places where visitors see what a finding is about. */
export const REACH_LABELS: Record<Reach, string> = {
  everywhere: 'Em todas as páginas',
  home: 'Na página inicial',
  menu: 'Nas páginas dos menus',
  page: 'Em outras páginas',
  data: 'Só nos dados que os buscadores leem',
  nowhere: 'Não se lê em nenhuma página',
}

/** The colour of a group's count. */
export const SEVERITY_TONES = {
  error: 'critical',
  warning: 'caution',
  info: 'default',
} as const satisfies Record<Severity, string>
