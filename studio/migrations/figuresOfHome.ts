import { isRecord, recordsIn, referenceOf } from '@elos/content/parts/stored/value'
import { at, defineMigration, set, unset } from 'sanity/migrate'

const fieldOf = (value: unknown, name: string): unknown =>
  isRecord(value) ? value[name] : undefined

/** The home page states each figure once, in 'Sobre': those of its opening become differentials, unless they are there. */
export default defineMigration({
  title: "Move the figures 'hero.stats' of the home page to 'about.differentials'",
  documentTypes: ['homePage'],
  migrate: {
    document: ({ hero, about }) => {
      const stats = recordsIn(fieldOf(hero, 'stats'))
      const differentials = recordsIn(fieldOf(about, 'differentials'))
      const stated = differentials.map(({ claim }) => referenceOf(claim))
      const moved = stats
        .filter(({ claim }) => !stated.includes(referenceOf(claim)))
        .map(({ _key, claim, label }) => ({ _key: `stat-${_key}`, claim, label }))
      return stats.length === 0
        ? []
        : [at('about.differentials', set([...differentials, ...moved])), at('hero.stats', unset())]
    },
  },
})
