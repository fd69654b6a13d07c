import { type Entry, registry } from './registry.ts'

/** A path that leads nowhere. */
const MISSING = '/nao-existe'

/** The answers to the portability check of somebody who has been in a plan for years, which she pays. */
const IN_A_PLAN = {
  situacao: 'ativo',
  contrato: 'novo',
  entrada: 'nao',
  mes: '1',
  ano: '2020',
  mensalidades: 'todas',
  guia: 'naoOlhei',
}

/** Pages that no document has, as each answers what a visitor asks. Some tell of the present day. */
export const answered = {
  pair: '/comparar/amil-saude/sulamerica-saude',
  portabilityAnswer: `/portabilidade/resposta?${new URLSearchParams(IN_A_PLAN)}`,
  dates: '/prazos?pagina=%2Fplano-empresarial%23prazos&desde=03%2F2026',
  bands: '/faixas?pagina=%2Fplano-senior%23faixas&idades=62%2C+34%2C+36+e+5',
  quoteForm: '/cotacao/plano-empresarial',
  quoteQuestion: '/cotacao/amil-saude/pergunta/mei',
  search: '/busca?q=amil+carencias',
  partnerQuestions: '/parceiros-elos/perguntas?busca=comissao',
}

/** The paths of the registry's pages, of those that answer, and of one that leads nowhere. */
export const allPaths = [...registry.map(({ path }) => path), ...Object.values(answered), MISSING]

/** The page that is tested for a template. Without an entry, it is the first of its kind in the registry. */
const CHOSEN: Partial<Record<Entry['kind'], string>> = {
  article: '/blog/regras-portabilidade-plano-saude-2025',
  carrier: '/bradesco-saude',
  plan: '/plano-empresarial',
  product: '/seguro-vida',
  legalPage: '/politica-privacidade',
}

/** The path of one page of each template whose look no day changes: by its document's type, and `missing` leads nowhere. */
export const storedTemplates: Record<string, string> = {
  ...Object.fromEntries(registry.toReversed().map(({ kind, path }) => [kind, path])),
  ...CHOSEN,
  missing: MISSING,
}

/** The path of one page of each template. */
export const templates: Record<string, string> = { ...storedTemplates, ...answered }
