import type { ArrayRule } from 'sanity'

/** How many items a list holds. */
export interface Count {
  min?: number
  max?: number
  exactly?: number
}

interface Counted extends Count {
  title: string
  optional?: boolean
}

const items = (count: number) => (count === 1 ? '1 item' : `${count} itens`)

/** Rules for the length of a list; a required list holds at least one item. */
export function countRules<T>(
  rule: ArrayRule<T>,
  { title, optional, min = optional ? 0 : 1, max, exactly }: Counted,
): ArrayRule<T>[] {
  const rules: ArrayRule<T>[] = []
  if (!optional) rules.push(rule.required().error(`Inclua itens em “${title}”.`))
  if (exactly) {
    rules.push(rule.length(exactly).error(`“${title}” tem exatamente ${items(exactly)}.`))
  } else if (min) rules.push(rule.min(min).error(`Inclua ao menos ${items(min)} em “${title}”.`))
  if (max) rules.push(rule.max(max).error(`“${title}” tem no máximo ${items(max)}.`))
  return rules
}
