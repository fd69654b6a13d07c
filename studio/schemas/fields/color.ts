import { choiceField } from './choice.ts'

/** One of the site's three accent colours, never a colour of its own. */
export const colorField = () =>
  choiceField({
    name: 'color',
    title: 'Cor',
    description: 'Uma das três cores do site.',
    choices: [
      { title: 'Principal', value: 'primary' },
      { title: 'Secundária', value: 'secondary' },
      { title: 'Destaque', value: 'accent' },
    ],
    initialValue: 'primary',
    radio: true,
  })
