import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../components/select-field/SelectField';
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
      <label className={styles.search}>
        <IconSearch size={20} aria-hidden />
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
        />
      </label>
      <SelectField
        label={t('order.label')}
        value={order}
        options={orders.map((value) => ({ value, label: t(`order.${value}`) }))}
        onChange={(value) => onOrder(orders.find((each) => each === value) ?? 'updated')}
      />
    </div>
  );
}
