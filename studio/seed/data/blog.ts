import type { HeadingSeed } from './content.ts'

/** The heading of the blog index. */
export const blog: Required<HeadingSeed> = {
  eyebrow: 'Blog',
  title: 'Para entender o seu plano antes de assinar',
  lead: 'Dez artigos em linguagem simples sobre preços, carência, portabilidade e operadoras.',
}
