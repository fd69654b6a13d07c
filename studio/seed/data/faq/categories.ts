export type FaqColor = 'primary' | 'secondary' | 'accent'

export interface FaqCategorySeed {
  label: string
  color: FaqColor
}

/** The filters of the partner FAQ, in order; `all` matches every question. */
export const faqCategories = {
  all: { label: 'Todas', color: 'primary' },
  parceria: { label: 'Parceria', color: 'primary' },
  comissao: { label: 'Comissões', color: 'accent' },
  operadoras: { label: 'Operadoras', color: 'secondary' },
  processo: { label: 'Processo', color: 'primary' },
  suporte: { label: 'Suporte', color: 'secondary' },
  solucoes: { label: 'Soluções Estratégicas', color: 'accent' },
} satisfies Record<string, FaqCategorySeed>

export type FaqCategoryId = Exclude<keyof typeof faqCategories, 'all'>
