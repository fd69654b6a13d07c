/** The labels of the fields about the person who sends a form. */
export const personLabels = {
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone com DDD',
} as const
