import { choiceField } from '../../base/fields/choice.ts'
import { dateField } from '../../base/fields/date.ts'
import { stringsField } from '../../base/fields/list.ts'
import { metadataField } from '../../base/fields/metadata.ts'
import { numberField } from '../../base/fields/number.ts'
import { stringField, textField } from '../../base/fields/text.ts'
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../lengths.ts'

/** The fields of a page for search engines, the sitemap and social networks. */
export const searchFields = () => [
  stringField({
    name: 'title',
    title: 'Título para buscadores',
    description: 'Aparece na aba do navegador e nos resultados de busca. Não repita títulos.',
    ...TITLE_LENGTH,
  }),
  textField({
    name: 'description',
    title: 'Descrição para buscadores',
    description: 'Entre 70 e 160 caracteres que dizem o que a página responde.',
    ...DESCRIPTION_LENGTH,
  }),
  stringsField({
    name: 'keywords',
    title: 'Palavras-chave',
    description: 'Termos pelos quais a página deve ser encontrada.',
    tags: true,
    optional: true,
  }),
  numberField({
    name: 'priority',
    title: 'Prioridade',
    description: 'De 0 a 1 no mapa do site: 1 é a página inicial.',
    min: 0,
    max: 1,
    integer: false,
    initialValue: 0.7,
  }),
  choiceField({
    name: 'changefreq',
    title: 'Frequência de mudança',
    description: 'Com que frequência o conteúdo costuma mudar.',
    choices: [
      { title: 'Toda semana', value: 'weekly' },
      { title: 'Todo mês', value: 'monthly' },
      { title: 'Todo ano', value: 'yearly' },
    ],
    initialValue: 'monthly',
    radio: true,
  }),
  dateField({
    name: 'lastmod',
    title: 'Última mudança',
    description: 'Vazio: vale a data do conteúdo.',
    optional: true,
  }),
  metadataField(),
]
