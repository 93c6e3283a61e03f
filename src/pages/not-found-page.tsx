import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { PageTitle } from '@/components/sections/page-title'
import { ButtonLink } from '@/components/ui/button'
import { Illustration } from '@/components/ui/illustration'
import { notFound } from '@/content/dead-ends'
import { paths } from '@/content/paths'
import drawing from '@/illustrations/404.svg?raw'

export default function NotFoundPage() {
  const { pathname } = useLocation()

  useEffect(() => {
    console.warn(`No page at ${pathname}`)
  }, [pathname])

  return (
    <section className="wrap section">
      <PageTitle title={notFound.title} />
      <meta name="robots" content="noindex" />
      <div className="grid justify-items-center rounded-xl bg-muted px-5 py-12 text-center">
        <Illustration svg={drawing} className="w-full max-w-112" />
        <h1 className="mt-4">
          <span className="block text-hero">{notFound.code}</span>
          <span lang="en" className="mt-2 block text-xl tracking-normal">
            {notFound.message}
          </span>
        </h1>
        <p className="mt-4 max-w-144 text-muted-foreground">{notFound.text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3.5">
          <ButtonLink to={paths.home}>{notFound.toHome}</ButtonLink>
          <ButtonLink variant="outline" to={paths.courses}>
            {notFound.toCourses}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
