import { Outlet } from 'react-router-dom'
import { QueryBoundary } from '@/app/query-boundary'

/** Around the public pages that fetch. */
export default function DataLayout() {
  return (
    <QueryBoundary>
      <Outlet />
    </QueryBoundary>
  )
}
