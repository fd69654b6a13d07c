import { AuthorNote } from '../sections/article/AuthorNote.tsx'
import { ArticleHeader } from '../sections/article/Header.tsx'
import { Neighbours } from '../sections/article/Neighbours.tsx'
import { Articles } from '../sections/blog/Articles.tsx'
import { LegalHeader } from '../sections/legal/Header.tsx'
import { LongText } from '../sections/shared/LongText.tsx'
import type { MakeGroup } from './group.ts'

/** The sections of the blog and the legal pages. */
export const reading: MakeGroup = ({ article: { subject: article }, blog, legal }) => {
  const { previous, next } = article
  return {
    name: 'Leitura',
    pieces: {
      'Índice do blog': (
        <Articles heading={blog.subject} list={blog.subject} path={blog.route.path} />
      ),
      'Abertura de artigo': <ArticleHeader article={article} team={legal.site.brandName} />,
      'Quem escreveu': (
        <AuthorNote
          author={{
            name: 'Ana Souza',
            role: 'corretora de seguros',
            note: 'Atende famílias e pequenas empresas desde 2010.',
          }}
        />
      ),
      'Texto com índice': <LongText body={article.body} label="Neste artigo" />,
      'Texto sem índice': <LongText body={article.body.slice(0, 3)} label="Neste artigo" />,
      'Artigos vizinhos': <Neighbours previous={previous} next={next} />,
      'Só o anterior': <Neighbours previous={previous} />,
      'Só o próximo': <Neighbours next={next} />,
      'Abertura de página legal': <LegalHeader legal={legal.subject} site={legal.site} />,
    },
  }
}
