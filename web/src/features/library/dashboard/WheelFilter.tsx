import { SearchField } from '../../../components/field/SearchField';
import { SelectField } from '../../../components/field/SelectField';
import { useTranslation } from '../../../i18n/use-translation';
import styles from './DashboardPage.module.css';
import { type Order, orders } from './sort-wheels';

interface WheelFilterProps {
  query: string;
  onQuery: (query: string) => void;
  order: Order;
  onOrder: (order: Order) => void;
}

export function WheelFilter({ query, onQuery, order, onOrder }: WheelFilterProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.filter}>
      <SearchField className={styles.search} label={t('common:searchMine')} value={query} onText={onQuery} />
      <SelectField
        label={t('order.label')}
        value={order}
        options={orders.map((value) => ({ value, label: t(`order.${value}`) }))}
        onChange={(value) => onOrder(orders.find((each) => each === value) ?? 'updated')}
      />
    </div>
  );
}
