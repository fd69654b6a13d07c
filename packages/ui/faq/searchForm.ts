/** The id of the search form, to which buttons outside it refer. */
export const FAQ_FORM = 'busca-perguntas'
/** The path of its results without script. */
export const FAQ_RESULTS = '/parceiros-elos/perguntas'
