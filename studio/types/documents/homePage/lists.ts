import { objectField } from '../../../base/fields/object.ts'
import { headingFields } from '../../../base/fields/section.ts'
import { listSection } from '../../fields/listSection.ts'

/** The carriers the company works with. */
export const carriers = listSection({
  name: 'carriers',
  title: 'Operadoras',
  description: 'Os cartões das operadoras.',
  of: 'carrier',
  items: 'Operadoras',
})

/** The testimonials of clients. */
export const testimonials = listSection({
  name: 'testimonials',
  title: 'Depoimentos',
  description: 'O carrossel de depoimentos.',
  of: 'testimonial',
  items: 'Depoimentos',
})

/** The questions of the site. */
export const faq = listSection({
  name: 'faq',
  title: 'Perguntas frequentes',
  description: 'As perguntas da página inicial.',
  of: 'siteFaqItem',
  items: 'Perguntas',
})

/** Products beside health plans. */
export const extras = listSection({
  name: 'extras',
  title: 'Outros seguros',
  description: 'O que a corretora oferece além de planos de saúde.',
  of: 'product',
  items: 'Produtos',
})

/** The heading of the contact form. */
export const contact = objectField({
  name: 'contact',
  title: 'Contato',
  description: 'O texto acima do formulário. Telefone e horários vêm das configurações.',
  fields: headingFields(),
})
