import type { ComponentType } from 'react'
import {
  type ConditionalProperty,
  type CustomValidator,
  defineField,
  type StringInputProps,
  type StringRule,
  type TextRule,
  type ValidationContext,
} from 'sanity'
import type { Check } from '../rules/check.ts'
import { filledRules } from '../rules/filled.ts'
import { adviseUrl, checkAnchor, checkKebab, checkUrl } from '../rules/text.ts'
import { SlugInput } from '../slugs/SlugInput.tsx'
import { type FieldBase, missing } from './base.ts'
import { requiring } from './required.ts'

declare module 'sanity' {
  interface StringOptions {
    /** Whether the value has a fixed form, such as a path or a telephone number: it is no text. */
    isCode?: boolean
  }
}

interface StringField extends FieldBase {
  check?: Check
  /** A check whose message is only a warning. */
  advise?: Check
  /** A check that queries the Lake. */
  lookup?: CustomValidator<string | undefined>
  /** Longest sensible text, in characters; longer is a warning. */
  max?: number
  /** Shortest sensible text, in characters; shorter is a warning. */
  min?: number
  /** An input that replaces Sanity's own. */
  components?: { input: ComponentType<StringInputProps> }
}

function stringRules(
  rule: StringRule,
  field: StringField,
  context: ValidationContext | undefined,
): StringRule[] {
  const { title, check, advise, lookup, max, min } = field
  const rules = field.optional ? [] : filledRules(rule, missing(title, context))
  if (check) rules.push(rule.custom((value) => (value ? check(value) : true)))
  if (advise) rules.push(rule.custom((value) => (value ? advise(value) : true)).warning())
  if (lookup) rules.push(rule.custom(lookup))
  if (max)
    rules.push(rule.max(max).warning(`“${title}” funciona melhor com até ${max} caracteres.`))
  if (min)
    rules.push(rule.min(min).warning(`“${title}” funciona melhor com ao menos ${min} caracteres.`))
  return rules
}

/** One line of plain text. */
export function stringField(field: StringField) {
  const { optional, check, advise, lookup, max, min, ...definition } = field
  return defineField({
    ...definition,
    type: 'string',
    options: { isCode: Boolean(check) },
    validation: requiring(!optional, (rule: StringRule, context) =>
      stringRules(rule, field, context),
    ),
  })
}

/** Plain text over several lines, without formatting. */
export function textField({ rows = 3, ...field }: StringField & { rows?: number }) {
  const { optional, check, advise, lookup, max, min, ...definition } = field
  return defineField({
    ...definition,
    type: 'text',
    rows,
    validation: requiring(!optional, (rule: TextRule, context) =>
      stringRules(rule, field, context),
    ),
  })
}

/** An absolute address on another site, http or https. */
export const urlField = (field: FieldBase) =>
  stringField({ ...field, check: checkUrl, advise: adviseUrl })

interface SlugField {
  /** The field the slug is made from. */
  source: string
  title?: string
  group?: string
  description: string
}

/** The document's slug: lowercase words joined by hyphens. It follows its source until it is published. */
export function slugField({ source, title = 'Fim do endereço', ...field }: SlugField) {
  return defineField({
    ...field,
    name: 'slug',
    title,
    type: 'slug',
    options: { source, maxLength: 96 },
    components: { input: SlugInput },
    // The rule is not `required`: that would also report Sanity's own field in a missing slug, 'Current slug'.
    validation: (rule) =>
      rule.custom((slug) => (slug?.current ? checkKebab(slug.current) : missing(title))),
  })
}

/** The text alternative of an image (WCAG 2.2, 1.1.1). */
export const altField = stringField({
  name: 'alt',
  title: 'Descrição da imagem',
  description: 'O que a imagem mostra, para quem usa leitor de tela. Sem “imagem de”.',
  max: 160,
})

/** The section of a page that a link scrolls to. */
export const anchorField = (hidden?: ConditionalProperty) =>
  stringField({
    name: 'anchor',
    title: 'Parte da página',
    description: 'Onde a página abre, sem “#”. Exemplo: contato. Vazio abre no alto.',
    optional: true,
    check: checkAnchor,
    hidden,
  })
