import { useSay } from '../i18n.ts';
import { Link } from '../navigation.tsx';
import { titled, useTitle } from '../title.ts';

export function Lost() {
  const say = useSay();
  useTitle(titled(say('lost.title')));
  return (
    <div className="stack page-narrow">
      <h1>{say('lost.title')}</h1>
      <p>{say('lost.text')}</p>
      <p>
        <Link to={{ page: 'shelf' }} className="button primary">
          {say('common.home')}
        </Link>
      </p>
    </div>
  );
}
