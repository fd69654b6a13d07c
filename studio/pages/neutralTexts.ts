import { isRecord, textOf } from '@elos/content/parts/stored/value'

type Fields = Readonly<Record<string, unknown>>

/** The types whose pages begin with these texts. */
const TYPES: readonly unknown[] = ['carrier', 'plan', 'product']

const paragraph = (text: string) => [
  {
    _type: 'block',
    _key: 'neutral',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 'text', text, marks: [] }],
  },
]

/**
 * Returns the required texts of a carrier, plan or product: its own, and where it has none those that are true of every
 * one and state no fact. None for other types, nor before it has a name.
 */
export function neutralTexts({ _type, name, summary, hero }: Fields): Fields {
  const called = textOf(name)
  if (!called || !TYPES.includes(_type)) return {}
  return {
    summary:
      textOf(summary) ||
      `${called}: conheça as opções, tire as suas dúvidas e peça uma cotação à nossa equipe.`,
    hero: {
      eyebrow: called,
      title: `${called}: tire as suas dúvidas antes de contratar`,
      lead: paragraph(
        'Conte o que você procura. Ajudamos a comparar as opções e a entender as cláusulas antes de contratar.',
      ),
      ...(isRecord(hero) && hero),
    },
  }
}
