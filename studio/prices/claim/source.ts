import { dateField } from '../../base/fields/date.ts'
import { stringField, urlField } from '../../base/fields/text.ts'
import { LastDayInput } from '../nextValue/LastDayInput.tsx'
import { isPrice, needsLastDay } from '../rules/claim.ts'

/** The tabs of the fields that change with each price, like its number: a phone hides the other tabs in a list. */
const IN_BOTH = ['source', 'value']

/** The fields for the source and the validity of a claim. */
export const sourceFields = [
  stringField({
    name: 'source',
    title: 'Fonte',
    description:
      'O nome do documento de onde veio a informação: a tabela, a norma, a pesquisa. O visitante o lê. Um preço precisa dela; sem fonte, ou com “corretora” apenas, vai para revisão.',
    optional: true,
    requiredIf: isPrice,
    group: IN_BOTH,
  }),
  urlField({
    name: 'sourceUrl',
    title: 'Endereço da fonte',
    group: 'source',
    description:
      'Página em que o visitante pode ler a fonte. O nome da fonte vira um link para ela.',
    optional: true,
  }),
  dateField({
    name: 'asOf',
    title: 'Conferido em',
    description: 'Dia em que alguém da equipe confirmou o valor na fonte.',
    isPast: true,
    optional: true,
    group: IN_BOTH,
  }),
  dateField({
    name: 'validFrom',
    title: 'Vale a partir de',
    group: 'source',
    description:
      'Primeiro dia, incluído. Antes dele, o site não mostra o valor: um preço aparece como “sob consulta”, e outra afirmação como “a confirmar”. Vazio: vale desde já.',
    optional: true,
  }),
  dateField({
    name: 'validUntil',
    title: 'Vale até',
    description:
      'Último dia, incluído. No dia seguinte, sem publicar de novo, o site deixa de mostrar o valor: um preço passa a “sob consulta”, e outra afirmação a “a confirmar”; entre os números em destaque, ela some. Um preço precisa desta data ou de um próximo valor; outra afirmação sem ela vale sem prazo.',
    components: { input: LastDayInput },
    optional: true,
    requiredIf: needsLastDay,
    group: IN_BOTH,
  }),
]
