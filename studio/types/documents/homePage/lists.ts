import { objectField } from '../../../base/fields/object.ts'
import { headingFields } from '../../../base/fields/section.ts'
import { listSection } from '../../fields/listSection.ts'

/** The carriers the company works with. */
export const carriers = listSection({
  name: 'carriers',
  title: 'Operadoras',
  group: 'lists',
  description: 'Os cartões das operadoras.',
  of: 'carrier',
  items: 'Operadoras',
})

/** The testimonials of clients. */
export const testimonials = listSection({
  name: 'testimonials',
  title: 'Depoimentos',
  group: 'lists',
  description: 'O carrossel de depoimentos.',
  of: 'testimonial',
  items: 'Depoimentos',
})

/** The questions of the site. */
export const faq = listSection({
  name: 'faq',
  title: 'Perguntas frequentes',
  group: 'lists',
  description: 'As perguntas da página inicial.',
  of: 'siteFaqItem',
  items: 'Perguntas',
})

/** Products beside health plans. */
export const extras = listSection({
  name: 'extras',
  title: 'Outros seguros',
  group: 'lists',
  description: 'O que a corretora oferece além de planos de saúde.',
  of: 'product',
  items: 'Produtos',
})

/** The heading of the contact form. */
export const contact = objectField({
  name: 'contact',
  title: 'Contato',
  group: 'contact',
  description: 'O texto acima do formulário. Telefone e horários vêm das configurações.',
  fields: headingFields(),
})
