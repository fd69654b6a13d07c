/** The id of the search form, by which buttons outside it belong to it. */
export const FAQ_FORM = 'busca-perguntas'
/** Where its results are without script. */
export const FAQ_RESULTS = '/parceiros-elos/perguntas'
