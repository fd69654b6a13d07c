import type { SearchParam } from 'sanity/router'
import type { Wanted } from './pattern.ts'

/** What is sought, and what comes in its place; nothing while it is empty. */
export interface Sought extends Wanted {
  replacement: string
}

export const NOTHING: Sought = { text: '', replacement: '', exact: false, wholeWords: false }

/** The parameters of the address that hold what is sought; what is empty or off has none. */
export function paramsOf({ text, replacement, exact, wholeWords }: Sought): SearchParam[] {
  const params: SearchParam[] = [
    ['texto', text],
    ['troca', replacement],
    ['igual', exact ? 'sim' : ''],
    ['inteiras', wholeWords ? 'sim' : ''],
  ]
  return params.filter(([, value]) => value)
}

/** What is sought by parameters that `paramsOf` wrote. */
export function soughtOf(params: readonly SearchParam[] = []): Sought {
  const values = new Map(params)
  return {
    text: values.get('texto') ?? '',
    replacement: values.get('troca') ?? '',
    exact: values.get('igual') === 'sim',
    wholeWords: values.get('inteiras') === 'sim',
  }
}
